type Components = [red: number, green: number, blue: number]

const round = (part: number) => Math.round(part * 1e4) / 1e4

/** Reads a colour as the schemes write it: `#rrggbb`, `rgb(r g b / a)` or a mix of a colour with black. */
export function readColour(css: string): { components: Components; alpha: number } {
  const [, mixed, share] = /^color-mix\(in srgb, (#\w{6}), #000 (\d+)%\)$/.exec(css) ?? []
  if (mixed) return { components: components(mixed, 1 - Number(share) / 100), alpha: 1 }
  const [, red, green, blue, alpha] = /^rgb\((\d+) (\d+) (\d+) \/ ([\d.]+)\)$/.exec(css) ?? []
  if (red)
    return {
      components: [red, green, blue].map((each) => round(Number(each) / 255)) as Components,
      alpha: Number(alpha),
    }
  if (!/^#[\da-f]{6}$/.test(css)) throw new Error(`Not a colour: ${css}`)
  return { components: components(css, 1), alpha: 1 }
}

const components = (hex: string, light: number) =>
  [1, 3, 5].map((at) => round((Number.parseInt(hex.slice(at, at + 2), 16) / 255) * light)) as Components

/** Returns the six digits of a colour without its transparency. */
export const hexOf = (parts: Components): string =>
  `#${parts
    .map((part) =>
      Math.round(part * 255)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`
