/** Shows a time in the time zone of the machine: "2026-11-21 09:00". It sorts, and every reader understands it. */
export function shownTime(time: Date | null | undefined): string {
  if (!time) return '–'
  const two = (value: number) => String(value).padStart(2, '0')
  const day = `${time.getFullYear()}-${two(time.getMonth() + 1)}-${two(time.getDate())}`
  return `${day} ${two(time.getHours())}:${two(time.getMinutes())}`
}
