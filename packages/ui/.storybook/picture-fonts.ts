import '@fontsource-variable/noto-sans-arabic'
import '@fontsource/dejavu-mono'
import './picture-fonts.css'
