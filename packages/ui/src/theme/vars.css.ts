import { createGlobalThemeContract } from '@vanilla-extract/css'
import { light } from './light.ts'
import { scale } from './scale.ts'

const kebab = (word: string) => word.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
// Prefixed, so that no variable of the host application has the same name.
const nameOf = (_value: string | null, path: string[]) => ['tributary', ...path.map(kebab)].join('-')

/** Colours and shadows: `vars.color.bg.canvas` is `var(--tributary-color-bg-canvas)`. Each scheme sets their values. */
const schemeVars = createGlobalThemeContract(light, nameOf)
const scaleVars = createGlobalThemeContract(scale, nameOf)

/** Every design token as a CSS variable. Components use only these. */
export const vars = { ...schemeVars, ...scaleVars }

export const contracts = { scheme: schemeVars, scale: scaleVars }
