/** Amounts are whole numbers of 10^-10, so that sums are exact. */
const DECIMALS = 10

/** Reads `12.5` as an amount. */
export function amountOf(text: string): bigint {
  const [, sign = '', whole = '', fraction = ''] = /^(-?)(\d+)(?:\.(\d{1,10}))?$/.exec(text) ?? []
  if (whole === '') throw new Error(`${text} is not an amount`)
  const units = BigInt(whole + fraction.padEnd(DECIMALS, '0'))
  return sign === '-' ? -units : units
}

/** Writes an amount as AWS does: without trailing zeros, and a very small one with an exponent. */
export function amountText(amount: bigint): string {
  const sign = amount < 0n ? '-' : ''
  const digits = String(amount < 0n ? -amount : amount)
  if (digits !== '0' && digits.length <= DECIMALS - 6) return sign + withExponent(digits)
  const padded = digits.padStart(DECIMALS + 1, '0')
  const fraction = padded.slice(-DECIMALS).replace(/0+$/, '')
  return `${sign}${padded.slice(0, -DECIMALS)}${fraction && `.${fraction}`}`
}

function withExponent(digits: string): string {
  const rest = digits.slice(1).replace(/0+$/, '')
  return `${digits[0]}${rest && `.${rest}`}E-${DECIMALS - digits.length + 1}`
}
