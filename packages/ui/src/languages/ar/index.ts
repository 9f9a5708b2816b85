export { arabicTexts } from './arabic.ts'
