import { createVar, styleVariants } from '@vanilla-extract/css'
import { vars } from './vars.css.ts'

/** The colours of the tone that the element, or an element around it, has. */
export const toneVars = {
  bg: createVar(),
  bgSubtle: createVar(),
  border: createVar(),
  icon: createVar(),
  text: createVar(),
}

/** Sets `toneVars` to the colours of a tone. One class per tone serves every component. */
export const tone = styleVariants(vars.tone, ({ bg, bgSubtle, border, icon, text }) => ({
  vars: {
    [toneVars.bg]: bg,
    [toneVars.bgSubtle]: bgSubtle,
    [toneVars.border]: border,
    [toneVars.icon]: icon,
    [toneVars.text]: text,
  },
}))
