const browsers = [
  ['Edge', /\bEdg(?:e|A|iOS)?\//],
  ['Opera', /\bOPR\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(?:Firefox|FxiOS)\//],
  ['Chrome', /\b(?:Chrome|Chromium|CriOS|HeadlessChrome)\//],
  ['Safari', /\bSafari\//],
] as const

const systems = [
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Android', /\bAndroid\b/],
  ['Windows', /\bWindows\b/],
  ['macOS', /\bMac OS X\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['Linux', /\bLinux\b/],
] as const

const named = (kinds: readonly (readonly [string, RegExp])[], text: string) =>
  kinds.find(([, pattern]) => pattern.test(text))?.[0]

/** Describes a device by its browser and system, e.g. `Firefox on Linux`. Never repeats text from the header. */
export function describeDevice(userAgent: string): string {
  const header = userAgent.slice(0, 512)
  return `${named(browsers, header) ?? 'Browser'} on ${named(systems, header) ?? 'an unknown system'}`
}
