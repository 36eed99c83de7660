/** Renders the site on the server: a request goes in, a page with its status comes out. */
export { createRenderer, type Rendered, type Renderer, type RenderRequest } from './app/renderer.tsx';
