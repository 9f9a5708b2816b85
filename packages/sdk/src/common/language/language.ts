/** The same shape with text of any language. A missing key, a mistyped key or a wrong parameter does not compile. */
export type Translation<Text> = Text extends (...values: infer Values) => infer Result
  ? (...values: Values) => Translation<Result>
  : Text extends string
    ? string
    : Text extends object
      ? { readonly [Key in keyof Text]: Translation<Text[Key]> }
      : Text

/** A language that `setLanguage` can show. Text that it lacks is shown in English. */
export type Language = {
  /** The BCP 47 tag, such as `de-DE`. It also selects the formats of numbers and dates. */
  tag: string
  /** The direction of its script. */
  direction: 'ltr' | 'rtl'
  /** The translations by the names of their catalogues. */
  catalogues: Readonly<Record<string, object>>
  /** Makes the text of a catalogue without a translation from its English text. */
  derive?: (english: object) => object
}
