import fc from 'fast-check'

const codeUnit = fc.oneof(
  fc.integer({ min: 0, max: 0x7f }),
  fc.integer({ min: 0, max: 0xffff }),
  fc.integer({ min: 0xd800, max: 0xdfff }),
)

/** Any text a program can hold: control characters and halves of surrogate pairs as well. */
export const anyText: fc.Arbitrary<string> = fc
  .array(codeUnit, { maxLength: 80 })
  .map((units) => String.fromCharCode(...units))
