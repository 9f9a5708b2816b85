import fc from 'fast-check'

const codeUnit = fc.oneof(
  fc.integer({ min: 0, max: 0x7f }),
  fc.integer({ min: 0, max: 0xffff }),
  fc.integer({ min: 0xd800, max: 0xdfff }),
)

/** Any string, including control characters and unpaired surrogates. */
export const anyText: fc.Arbitrary<string> = fc
  .array(codeUnit, { maxLength: 80 })
  .map((units) => String.fromCharCode(...units))
