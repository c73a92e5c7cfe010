type Leaf = string | number | boolean | bigint | null | undefined | ((...given: never) => unknown)

/** The alternatives of `Documented` that `Given` is assignable to; all alternatives if it is assignable to none. */
type Meant<Given, Documented> = [Alternatives<Given, Documented>] extends [never]
  ? Documented
  : Alternatives<Given, Documented>
type Alternatives<Given, Documented> = Documented extends unknown
  ? Given extends Documented
    ? Documented
    : never
  : never

type NameOf<Documented> = Documented extends unknown ? keyof Documented : never
type ValueOf<Documented, Name> = Documented extends unknown
  ? Name extends keyof Documented
    ? Documented[Name]
    : never
  : never

/**
 * A type that `Given` is assignable to only if `Given` has no undocumented property, at any depth. TypeScript itself does not
 * report such a property: it checks for excess properties only in object literals, and the type of a handler's result is inferred.
 */
export type OnlyDocumented<Given, Documented> = Given extends Leaf
  ? Given
  : Fitting<Given, Meant<Given, Documented>>

type Fitting<Given, Documented> = Given extends readonly (infer Item)[]
  ? readonly OnlyDocumented<Item, Documented extends readonly (infer One)[] ? One : never>[]
  : {
      [Name in keyof Given]: Name extends NameOf<Documented>
        ? OnlyDocumented<Given[Name], ValueOf<Documented, Name>>
        : `'${Name & string}' is not in the document`
    }
