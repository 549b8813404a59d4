"""Ports for kernels: never one that another kernel of the machine was given."""

import random
import socket

import pytest
from nimbook_ports import CHANNELS, FIRST, LAST, KernelPorts

HERE = "127.0.0.1"


def test_a_kernel_has_one_for_each_channel_and_no_two_alike():
    ports = KernelPorts()
    found = ports.of_kernel()
    assert set(found) == {f"{channel}_port" for channel in CHANNELS}
    assert len(set(found.values())) == len(CHANNELS)
    assert all(FIRST <= port <= LAST for port in found.values())
    for port in found.values():
        ports.return_port(port)


def test_what_another_has_chosen_or_a_program_listens_at_is_passed_over(monkeypatch):
    mine, others = KernelPorts(), KernelPorts()
    chosen = mine.find_available_port(HERE)
    with socket.create_server((HERE, 0)) as listens:
        given = iter([chosen, listens.getsockname()[1], *range(FIRST, LAST)])
        monkeypatch.setattr(random, "randint", lambda first, last: next(given))
        found = others.find_available_port(HERE)
        assert found not in (chosen, listens.getsockname()[1])
    mine.return_port(chosen)
    given = iter([chosen])
    assert others.find_available_port(HERE) == chosen
    for port in (chosen, found):
        others.return_port(port)


def test_an_address_of_another_machine_has_none():
    # TEST-NET-3, RFC 5737
    with pytest.raises(OSError, match="assign"):
        KernelPorts().find_available_port("203.0.113.1")
