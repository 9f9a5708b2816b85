import { style } from '@vanilla-extract/css'

export const box = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' })
