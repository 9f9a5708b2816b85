import type { light } from './light.ts'

type Filled<Shape> = { [Key in keyof Shape]: Shape[Key] extends string ? string : Filled<Shape[Key]> }

/** Every colour and shadow that a scheme must define. */
export type Scheme = Filled<typeof light>

/** The six meanings that a colour can report. */
export type Tone = keyof Scheme['tone']
