export { germanTexts } from './german.ts'
