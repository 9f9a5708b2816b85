// Names of components stay readable in the warnings of React.
export default { base: './', build: { minify: false } }
