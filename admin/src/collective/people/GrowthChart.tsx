/** A child's measures drawn against the curves of the WHO; the table beneath says the same in words. */
import { type Gender } from '@cotejo/core/growth';
import { useMediaQuery, useTheme } from '@mui/material';
import { growthCurves, frame, type Kind } from './growthCurves.ts';

type GrowthChartProps = {
  kind: Kind;
  gender: Gender;
  /** In the order of their days. */
  measured: readonly { readonly x: number; readonly y: number }[];
  /** Text alternative of the drawing. */
  label: string;
};

const signed = (z: number): string => (z > 0 ? `+${z}` : String(z).replace('-', '−'));

export const GrowthChart = ({ kind, gender, measured, label }: GrowthChartProps) => {
  const { palette, breakpoints } = useTheme();
  // The drawing shrinks with the screen, and its figures with it.
  const isNarrow = useMediaQuery(breakpoints.down('sm'));
  const isNamed = (z: number): boolean => !isNarrow || z % 3 === 0;
  const { lines, band, place, ticks } = growthCurves(kind, gender);
  const { width, height, left, right } = frame;
  const placed = measured.flatMap(({ x, y }) => place(x, y) ?? []);
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${width} ${height}`}
      style={{ width: '100%', maxWidth: 760, height: 'auto', fontSize: isNarrow ? 20 : 12 }}
    >
      <path d={band} fill={palette.success.main} fillOpacity={0.15} />
      {ticks.x.map(({ value, at }) => (
        <text key={value} x={at} y={height - 8} textAnchor="middle" fill={palette.text.secondary}>
          {value}
        </text>
      ))}
      {ticks.y.map(({ value, at }) => (
        <g key={value}>
          <line x1={left} x2={width - right} y1={at} y2={at} stroke={palette.divider} />
          <text x={left - 6} y={at + 4} textAnchor="end" fill={palette.text.secondary}>
            {value}
          </text>
        </g>
      ))}
      {lines.map(({ z, path, end }) => (
        <g key={z}>
          <path
            d={path}
            fill="none"
            stroke={z === 0 ? palette.text.primary : palette.text.secondary}
            strokeWidth={z === 0 ? 2 : 1}
            strokeDasharray={Math.abs(z) === 3 ? '4 3' : undefined}
          />
          {isNamed(z) && (
            <text x={end.x + 4} y={end.y + 4} fill={palette.text.secondary}>
              {signed(z)}
            </text>
          )}
        </g>
      ))}
      {placed.length > 1 && (
        <polyline
          points={placed.map(({ x, y }) => `${x},${y}`).join(' ')}
          fill="none"
          stroke={palette.primary.main}
          strokeWidth={2}
        />
      )}
      {placed.map(({ x, y }) => (
        <circle
          key={`${x} ${y}`}
          cx={x}
          cy={y}
          r={5}
          fill={palette.primary.main}
          stroke={palette.background.paper}
          strokeWidth={2}
        />
      ))}
    </svg>
  );
};
