/** Work in processes of its own, where its memory and time end nobody else. */
export { answerParent, inheritedFile } from './answer-parent.ts';
export { type Child, ChildEnded, startChild } from './child.ts';
