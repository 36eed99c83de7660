/** A numbered list of steps. */
import './Steps.css';

export type Step = { readonly title: string; readonly text: string };

export const Steps = ({ steps }: { readonly steps: readonly Step[] }) => (
  <ol className="steps">
    {steps.map(({ title, text }) => (
      <li key={title}>
        <strong>{title}</strong>
        <span>{text}</span>
      </li>
    ))}
  </ol>
);
