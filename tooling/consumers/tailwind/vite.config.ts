import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'

/** The page without our styles (`--mode host`), with them (`styles`), or with our components too (`components`). */
export default defineConfig(({ mode }) => ({
  base: './',
  plugins: [
    tailwindcss(),
    {
      name: 'add-components',
      transformIndexHtml: {
        order: 'pre',
        handler: (html: string) => {
          if (mode === 'host') return html
          const styled = html.replace('./main.css', './with-components.css')
          return mode === 'styles'
            ? styled
            : styled.replace('</body>', '<script type="module" src="./main.tsx"></script></body>')
        },
      },
    },
  ],
}))
