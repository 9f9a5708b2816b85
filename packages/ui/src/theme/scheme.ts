import type { light } from './light.ts'

type Filled<Shape> = { [Key in keyof Shape]: Shape[Key] extends string ? string : Filled<Shape[Key]> }

/** Every colour and shadow a scheme has to name. */
export type Scheme = Filled<typeof light>

/** The six things a colour may report (design language, section 3). */
export type Tone = keyof Scheme['tone']
