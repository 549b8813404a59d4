"""What is measured in a real browser; ./lab bench runs it. Never part of the tests: a time is no assertion."""
