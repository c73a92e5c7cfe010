type Leaf = string | number | boolean | bigint | null | undefined | ((...given: never) => unknown)

/** The alternatives of `Documented` that `Given` is one of; all of them where `Given` may be several. */
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
 * What `Given` has to fit so that it has nothing beside `Documented`, at any depth. TypeScript looks for excess properties
 * only in literals that meet a named type, and what a function returns is often none.
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
