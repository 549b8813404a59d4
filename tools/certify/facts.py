"""What every kind of certificate needs."""


class Refused(Exception):
    """The certificate does not prove what it says; the message names the first fault."""


def need(condition, fault):
    if not condition:
        raise Refused(fault)


def whole(value, name):
    need(type(value) is int and 0 <= value < 1 << 63, f"{name} is not a whole number from 0 to 2^63 - 1")


def pairs(value, name):
    """A list of pairs of whole numbers, ascending."""
    need(type(value) is list and all(type(p) is list and len(p) == 2 for p in value), f"{name} is not a list of pairs")
    for number in sum(value, []):
        whole(number, name)
    need(all(p < q for p, q in zip(value, value[1:])), f"{name}: the pairs do not ascend")
    return [tuple(p) for p in value]


def primes(n):
    """The primes that divide n, ascending."""
    found, q = [], 2
    while n > 1:
        q = n if q * q > n else q
        if n % q == 0:
            found.append(q)
        while n % q == 0:
            n //= q
        q += 1
    return found
