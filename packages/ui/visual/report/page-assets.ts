import { SCALE } from '../shrink.ts'

export const style = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
body { margin: 0 auto; padding: 1rem; }
h2 { margin-block: 3rem 0; }
code, pre { background: light-dark(#eee, #333); padding: 0.1em 0.3em; overflow-wrap: anywhere; white-space: pre-wrap; }
.pictures { display: grid; gap: 1rem; grid-template-columns: repeat(auto-fit, minmax(min(100%, 24rem), 1fr)); }
figure { margin: 0; }
img { max-inline-size: 100%; border: 1px solid #888; }
img[src$=".before.webp"] { image-rendering: pixelated; zoom: ${SCALE}; }
button { font: inherit; padding: 0.4em 0.8em; margin-block-end: 0.5rem; }
.hidden { position: absolute; clip-path: inset(50%); inline-size: 1px; block-size: 1px; overflow: hidden; white-space: nowrap; }
`

// The stored picture takes the place of the new one and back, which shows small shifts best.
export const script = `
for (const button of document.querySelectorAll('button')) {
  const [stored, shown] = button.nextElementSibling.querySelectorAll('img')
  if (!shown) continue
  button.addEventListener('click', () => {
    const flipped = button.getAttribute('aria-pressed') !== 'true'
    button.setAttribute('aria-pressed', String(flipped))
    shown.src = flipped ? stored.src : shown.parentElement.href
  })
}
`
