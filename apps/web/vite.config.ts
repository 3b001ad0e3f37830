import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { documentPagesPlugin } from './build/document-pages.mjs'
import { fieldsForBrowsersPlugin } from './build/fields-for-browsers.mjs'

const api = { '/api': { target: process.env.MADRE_API ?? 'http://127.0.0.1:3000', changeOrigin: false } }

export default defineConfig({
  plugins: [react(), documentPagesPlugin(), fieldsForBrowsersPlugin()],
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    // Browsers that know light-dark() and relative colours, so that the theme tokens are shipped as written.
    target: ['chrome125', 'edge125', 'firefox128', 'safari18'],
    sourcemap: false,
    rolldownOptions: {
      // How long its own plugins take is no news to who starts the product.
      checks: { pluginTimings: false },
      output: {
        // Everything the start needs in two files, libraries apart: together they compress better, and libraries change seldom.
        codeSplitting: {
          groups: [
            { name: 'libraries', tags: ['$initial'], test: /node_modules/ },
            { name: 'start', tags: ['$initial'] },
            // What the form shares with results and lists, and what that stands on; in one file for the same reason. What was entered is
            // summed up in lists and before a calculation, and the form begins without it.
            {
              name: 'form',
              test: /web.src.(features.simulator|ui.(number-field|drawing|simulation.(?!request-summary|summarise|joints-text)))|drawing.src.(?!section|scatter|geometry.chart-axes)|print.src.number|words.src.facade/,
              minShareCount: 2,
            },
          ],
        },
      },
    },
    reportCompressedSize: true,
    // The longest page of the method: text with formulas, 30 kB on the wire, and loaded by who opens it.
    chunkSizeWarningLimit: 600,
  },
  worker: { format: 'es', plugins: () => [fieldsForBrowsersPlugin()] },
  server: {
    port: 5173,
    proxy: api,
  },
  preview: { port: 4173, proxy: api },
})
