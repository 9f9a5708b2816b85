import { style } from '@vanilla-extract/css'
import { vars } from '../theme/vars.css.ts'

export const box = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[2] })
