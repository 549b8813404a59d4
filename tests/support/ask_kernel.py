"""The kernel of an installed wheel, run once: what the hosted job runs on Windows, with nothing but Jupyter there."""

import sys
from queue import Empty

from jupyter_client.manager import start_new_kernel

# Its own folder alone is on the path there.
from waiting import PATIENCE


def main() -> int:
    manager, client = start_new_kernel(kernel_name="nimbook", startup_timeout=PATIENCE)
    try:
        said = []
        reply = client.execute_interactive(
            "System.out.println(Wythoff.isP(165_580_140, 267_914_295))", timeout=PATIENCE, output_hook=said.append
        )
        text = "".join(m["content"]["text"] for m in said if m["msg_type"] == "stream")
        print(reply["content"]["status"], text.strip())
        return 0 if text.strip() == "true" else 1
    except (Empty, TimeoutError) as problem:
        print(f"The kernel did not answer: {problem!r}", file=sys.stderr)
        return 1
    finally:
        client.stop_channels()
        manager.shutdown_kernel(now=True)


if __name__ == "__main__":
    sys.exit(main())
