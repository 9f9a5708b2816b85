import { styleText } from 'node:util'
import type { Io, Output } from './io.ts'

type Style = 'bold' | 'red' | 'green' | 'yellow'

/** Whether an output shows colours: a terminal, unless NO_COLOR is set (no-color.org). */
const hasColour = ({ env }: Pick<Io, 'env'>, output: Output): boolean =>
  output.isTTY === true && !env.NO_COLOR && env.TERM !== 'dumb'

/** Returns text in a style, or unchanged where there are no colours. */
export const styled = (io: Pick<Io, 'env'>, output: Output, style: Style, text: string): string =>
  hasColour(io, output) ? styleText(style, text, { validateStream: false }) : text
