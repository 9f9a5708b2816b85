/** Values that are compared as a whole. */
type Whole =
  | string
  | number
  | bigint
  | boolean
  | symbol
  | null
  | undefined
  | Date
  | ((...args: never) => unknown)

type KeysOf<Union> = unknown extends Union ? PropertyKey : Union extends unknown ? keyof Union : never
type ValueOf<Union, Key> = unknown extends Union
  ? unknown
  : Union extends unknown
    ? Key extends keyof Union
      ? NonNullable<Union[Key]>
      : never
    : never
type ItemOf<Union> = unknown extends Union ? unknown : Union extends readonly (infer Item)[] ? Item : never

declare const unknownField: unique symbol

/** No value has this type. The compiler's message contains its name and that of the field. */
export type UnknownField<Name> = {
  /** The name of the field. */
  readonly [unknownField]: Name
}

/**
 * The type of a value that has only the fields of a type, also in objects and lists inside. TypeScript alone accepts more
 * fields from a variable.
 */
export type Exact<Given, Allowed> = Given extends Whole
  ? Given
  : Given extends readonly (infer Item)[]
    ? readonly Exact<Item, ItemOf<Allowed>>[]
    : {
        [Key in keyof Given]: Key extends KeysOf<Allowed>
          ? Exact<Given[Key], ValueOf<Allowed, Key>>
          : UnknownField<Key>
      }

/** As `Exact`, for the fields of a value but not for those inside. */
export type ExactFields<Given, Allowed> = {
  [Key in keyof Given]: Key extends keyof Allowed ? Given[Key] : UnknownField<Key>
}
