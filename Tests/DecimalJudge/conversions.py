"""Writes the table of conversions between decimals, floating-point numbers and texts, which every engine is compared with.

    python3 Tests/DecimalJudge/conversions.py > Sources/FetchingTestSupport/Cases/DecimalConversion+Table.swift
"""

import decimal
import random
import re
import struct
from decimal import Decimal

decimal.getcontext().prec = 12_000
decimal.getcontext().Emax = 20_000
decimal.getcontext().Emin = -20_000


def rounded(number):
    """To 38 digits, then to 128 behind the point, halves away from zero; None from 1e128 on."""
    if number == 0:
        return Decimal(0)
    if number.adjusted() - 37 > number.as_tuple().exponent:
        number = number.quantize(Decimal(1).scaleb(number.adjusted() - 37), decimal.ROUND_HALF_UP)
    if number.as_tuple().exponent < -128:
        number = number.quantize(Decimal(1).scaleb(-128), decimal.ROUND_HALF_UP)
    return None if number.adjusted() >= 128 else number


def plain(number):
    """As Swift writes a decimal."""
    if number is None:
        return "nil"
    text = f"{number:f}"
    text = text.rstrip("0").rstrip(".") if "." in text else text
    return "0" if text in ("-0", "") else text


def of_number(number):
    if number != number or abs(number) >= 1e128:
        return None
    for digits in (14, 15, 16):
        text = f"{number:.{digits}e}"
        if float(text) == number:
            return rounded(Decimal(text))


def of_text(text):
    form = r"[+-]?(?:[0-9]+[.]?[0-9]*|[.][0-9]+)(?:[eE][+-]?0*[0-9]{1,4})?"
    return rounded(Decimal(text)) if len(text) <= 100 and re.fullmatch(form, text) else None


def numbers(chance):
    yield from [0.0, 1.0, -1.5, 0.1, 0.1 + 0.2, 1 / 3, 4.35, 3.141592653589793, 1e15, 1e16, 1e22, 1e23, -1e23, 1e127, 1e128]
    yield from [9.999999999999999e127, 9.999999999999998e127, -1e128, 1.7976931348623157e308, 5e-324, 1e-128, 5e-129, 4.9e-129]
    yield from [-5e-129, 5.000000000000001e-129, 9007199254740993.0, 10000000000000.0625, 1000000000000000.5, 100000000000000.5]
    yield from [123456789012345678.0, 9223372036854775807.0, -9223372036854775808.0, 0.3, 2.675, 1.005, float("inf")]
    yield from (2.0**power for power in (-44, -60, -24, 53, 54, 60, 90, 122, 180, 255, 300, 420, -100, -300, -425))
    for _ in range(60):
        bits = chance.getrandbits(64) & ~(0x7FF << 52) | chance.randint(1023 - 430, 1023 + 430) << 52
        yield struct.unpack("<d", struct.pack("<Q", bits))[0]
    for _ in range(20):
        yield round(chance.uniform(-1e6, 1e6), chance.randint(0, 6))
    # Halves in the 18th digit.
    for _ in range(20):
        yield chance.randint(1 << 43, 1 << 44) + chance.choice([1, 3, 5, 7, 9, 11, 13, 15]) / 16


TEXTS = """1 -1 +1.5 .5 5. -.5e1 1e2 1E-2 0.10 007 0e9999 -0 0.000 1e9999 -1e9999 1e-9999 1e127 1e128 -1e128 1e10000 1e00012
99999999999999999999999999999999999999e90 999999999999999999999999999999999999994e89 999999999999999999999999999999999999995e89
1e-128 5e-129 -5e-129 4.9e-129 0.4999999999999999999999999999999999999999999e-128 123456789012345678901234567890123456785
-123456789012345678901234567890123456784.9 1.00000000000000000000000000000000000005 0.1 0x10 inf nan 1e 1_0 + - . e1 1e+ 1..2 --1
1,5 ٣ 340282366920938463463374607431768211456 12345678901234567890.123456789""".split() + [
    "0" * 99 + "1", "0" * 100 + "1", "1" * 100, "0." + "0" * 97 + "1", "1e-" + "0" * 90 + "12",
]

DECIMALS = """0 1 -1 0.1 -0.1 1.5 0.30000000000000004 9007199254740993 9007199254740992.5 9007199254740993.5 123456789012345678
9223372036854775807 9223372036854775808 -9223372036854775808 -9223372036854775809 9223372036854775807.5 1e18 1e19 1e22 1e23 1e127
-9e127 1e-128 1e-22 1.25e-30 99999999999999999999999999999999999999 17.0 10000e-4
123456789012345678901234567890.12345678 0.000000000000000000000000000000000000012345678901234567890123456789 8.5 -2.675 4503599627370497.5
2.2250738585072014e-30 72057594037927937 72057594037927945 1234567890123456789e-18 1.7976931348623157""".split()


def main():
    chance = random.Random(20261129)
    print("/// Results of Python's `decimal`, written by `Tests/DecimalJudge/conversions.py`.")
    print("extension DecimalConversion {")
    print("    /// Floating-point numbers, and the decimals that they are read as.")
    table("numbers", [(repr(number), plain(of_number(number))) for number in numbers(chance)])
    print("\n    /// Texts, and the decimals that they write.")
    table("texts", [(text, plain(of_text(text))) for text in TEXTS])
    print("\n    /// Decimals, the nearest floating-point numbers, the integers that they are, and their texts.")
    table("decimals", [(text, repr(float(text)), integer(Decimal(text)), plain(Decimal(text))) for text in DECIMALS])
    print("}")


def integer(number):
    fits = number == number.to_integral_value() and -(2**63) <= number < 2**63
    return str(int(number)) if fits else "nil"


def table(name, rows):
    print(f'    static let {name} = lines(\n        """')
    for row in rows:
        print("        " + " ".join(row))
    print('        """)')


main()
