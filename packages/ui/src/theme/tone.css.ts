import { createVar, styleVariants } from '@vanilla-extract/css'
import { vars } from './vars.css.ts'

/** The colours of whichever tone stands on the element or around it. */
export const toneVars = {
  bg: createVar(),
  bgSubtle: createVar(),
  border: createVar(),
  icon: createVar(),
  text: createVar(),
}

/** Puts a tone's colours into `toneVars`: one class per tone serves every component. */
export const tone = styleVariants(vars.tone, ({ bg, bgSubtle, border, icon, text }) => ({
  vars: {
    [toneVars.bg]: bg,
    [toneVars.bgSubtle]: bgSubtle,
    [toneVars.border]: border,
    [toneVars.icon]: icon,
    [toneVars.text]: text,
  },
}))
