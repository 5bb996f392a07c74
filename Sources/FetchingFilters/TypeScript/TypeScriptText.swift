/// The parts of a module that are the same for all rules.
enum TypeScriptText {
    /// - Parameter name: The name of the model, as it begins the names of types.
    static func head(_ name: String) -> String {
        """
        // Filters of '\(name)', as the rules of the server allow them. Written by 'typescript()' of Fetching: change the rules,
        // and write it anew. 'JSON.stringify' of a predicate or request is what the server reads.
        """
    }

    /// The types of values, and what all builders do.
    ///
    /// - Parameter textOperators: The operators of text that the rules allow, with their options.
    static func helpers(textOperators: [String]) -> String {
        let operators =
            textOperators.isEmpty ? "never" : textOperators.map { "\"\($0)\"" }.joined(separator: " | ")
        return """
            /** A date in UTC, as in "2026-01-31T12:00:00Z". A 'Date' becomes one. */
            export type DateText = `${number}-${number}-${number}T${string}Z`;

            /** A UUID, as in "E621E1F8-C36C-495A-93FC-0C247A3E6E5F". */
            export type UUIDText = `${string}-${string}-${string}-${string}-${string}`;

            /** A decimal number without an exponent, as in "12.5". */
            export type DecimalText = `${number}`;

            /** The operators of text, with options: c for case-insensitive, d for diacritic-insensitive, n for normalized. */
            export type TextOperator = \(operators);

            /** The place of nil in an order. */
            export type NilOrder = "smallest" | "first" | "last";

            export type NonEmpty<Element> = [Element, ...Element[]];

            /** The operators that a member takes. */
            export type OperatorOf<Test, Member> = Test extends { member: infer Members; is: infer Operators }
                ? Member extends Members ? Operators : never
                : never;

            /** The value, the list of values or nothing that an operator of a member takes. */
            export type ArgumentOf<Test, Member, Operator> = Test extends { member: infer Members; is: infer Operators }
                ? Member extends Members
                    ? Operator extends Operators
                        ? Test extends { value: infer Value } ? [value: Value]
                            : Test extends { values: infer Values } ? [values: Values]
                            : []
                        : never
                    : never
                : never;

            /** The options of text that an order by a member takes. */
            export type OptionsOf<Order, Member> = Order extends { member: infer Members; order: infer Orders }
                ? Member extends Members ? Orders extends `ascending${infer Options}` ? Options : never : never
                : never;

            /** A value as a document has it: JSON has no form for what is infinite or not a number, and writes null. */
            function written(value: unknown): unknown {
                if (Array.isArray(value)) return value.map(written);
                if (value instanceof Date && Number.isNaN(value.getTime())) throw new RangeError("The date is not valid");
                if (typeof value !== "number" || Number.isFinite(value)) return value;
                if (Number.isNaN(value)) throw new RangeError("NaN is not a value of a document");
                return value > 0 ? "infinity" : "-infinity";
            }

            /** A number of models. */
            function count<Value extends number | undefined>(value: Value): Value {
                if (value !== undefined && !Number.isSafeInteger(value)) throw new RangeError(`${value} counts no models`);
                return value;
            }

            /** Builds conditions. Each is a part of a document, and can be written by hand as well. */
            export class Conditions<Condition, Test extends { member: string; is: string }, Row extends string, Related> {
                /** A test of a member: with a value, with a list, or with nothing for "null" and "true". */
                test<Member extends Test["member"], Operator extends OperatorOf<Test, Member> & string>(
                    member: Member,
                    is: Operator,
                    ...argument: Extract<ArgumentOf<Test, Member, Operator>, unknown[]>
                ): Condition {
                    const key = ["in", "between", "betweenUpTo"].includes(is) ? "values" : "value";
                    const [given] = argument as unknown[];
                    const value = written(given);
                    const test = argument.length === 0 ? { member, is } : { member, is, [key]: value };
                    return test as unknown as Condition;
                }

                /** All of the conditions. */
                and(...conditions: NonEmpty<Condition>): Condition {
                    return { and: conditions } as unknown as Condition;
                }

                /** One of the conditions at least. */
                or(...conditions: NonEmpty<Condition>): Condition {
                    return { or: conditions } as unknown as Condition;
                }

                /** The opposite. */
                not(condition: Condition): Condition {
                    return { not: condition } as unknown as Condition;
                }

                /** Whether a to-one relationship leads to nothing. */
                missing(row: Row): Condition {
                    return { row, is: "missing" } as unknown as Condition;
                }

                /** Whether a to-many relationship leads to something that meets a condition. */
                exists<Name extends keyof Related & string>(name: Name, condition: Related[Name]): Condition {
                    return { exists: name, where: condition } as unknown as Condition;
                }
            }
            """
    }
}
