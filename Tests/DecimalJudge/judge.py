#!/usr/bin/env python3
"""Writes the table of decimals that every engine must give: Tests/DecimalJudge/judge.py >Sources/FetchingTestSupport/Cases/DecimalJudgement+Table.swift

Python's decimal is the judge. The rule: the exact result, rounded to 38 digits, then to 128 behind the point, halves away from zero.
"""
import random
from decimal import ROUND_DOWN, ROUND_HALF_UP, Context, Decimal

random.seed(11)
EXACT = Context(prec=2000, rounding=ROUND_HALF_UP, Emax=99999, Emin=-99999)
# Cut off: only the first digit that is dropped decides how a half is rounded.
QUOTIENT = Context(prec=700, rounding=ROUND_DOWN, Emax=99999, Emin=-99999)
OPERATIONS = {"+": EXACT.add, "-": EXACT.subtract, "*": EXACT.multiply, "/": QUOTIENT.divide}


def number():
    count = random.choice([1, 2, 5, 9, 10, 17, 18, 19, 20, 30, 37, 38])
    kind = random.random()
    if kind < 0.15:
        digits = int("9" * count)
    elif kind < 0.3:
        digits = int(random.choice("123456789") + "0" * (count - 1))
    elif kind < 0.4:
        digits = int("5" * count)
    elif kind < 0.5:
        digits = 10 ** (count - 1) + random.randrange(9)
    else:
        digits = random.randrange(10**count)
    scale = random.choice([0, -1, -2, -2, -2, -5, -9, -18, random.randrange(-40, 40), random.randrange(-128, 128)])
    return random.choice(["", "-"]) + str(digits) + "e" + str(scale)


def is_decimal(value):
    """Whether Swift's Decimal has the number."""
    value = value.normalize(EXACT)
    return value == 0 or value.adjusted() < 127 and value.as_tuple().exponent >= -128


def rounded(value):
    for scale in (value.adjusted() - 37, -128):
        if value != 0 and value.as_tuple().exponent < scale:
            value = value.quantize(Decimal(1).scaleb(scale), context=EXACT)
    if value == 0:
        return "0"
    if value.copy_abs() >= Decimal("1e128"):
        return None
    text = format(value, "f")
    return text.rstrip("0").rstrip(".") if "." in text else text


print("""/// Results of Python's `decimal`, written by `Tests/DecimalJudge/judge.py`.
extension DecimalJudgement {
    static let all = table.split(separator: "\\n").compactMap { line -> DecimalJudgement? in
        let words = line.split(separator: " ").map(String.init)
        guard words.count == 4 else { return nil }
        return DecimalJudgement(a: words[0], operation: words[1], b: words[2], result: words[3])
    }

    private static let table = \"\"\"""")
count = 0
while count < 120:
    operation, a, b = random.choice("+-*///"), number(), number()
    if not is_decimal(Decimal(a)) or not is_decimal(Decimal(b)):
        continue
    result = "nil"
    if operation != "/" or Decimal(b) != 0:
        result = rounded(OPERATIONS[operation](Decimal(a), Decimal(b)))
    if result is None:
        continue
    print(f"        {a} {operation} {b} {result}")
    count += 1
print('        """\n}')
