/** A coverage's course drawn on an axis of months; the table beneath says the same in words. */
import { useTheme } from '@mui/material';
import { type Bar, type Course, placeOf } from './course.ts';

const frame = { width: 760, row: 30, top: 12, left: 8, right: 8, axis: 34 } as const;
const lanes: readonly Bar['kind'][] = ['activation', 'covered', 'cancellation'];
const monthNames = ['ene', 'feb', 'mar', 'abr', 'may', 'jun', 'jul', 'ago', 'sep', 'oct', 'nov', 'dic'];

/** `ene`, with its year where one begins. */
const monthName = (day: string, isFirst: boolean): string => {
  const name = monthNames[Number(day.slice(5, 7)) - 1]!;
  return isFirst || day.slice(5, 7) === '01' ? `${name} ${day.slice(0, 4)}` : name;
};

type CourseChartProps = {
  course: Course;
  label: string;
  nameOf: (kind: Bar['kind']) => string;
  today: string;
};

export const CourseChart = ({ course, label, nameOf, today }: CourseChartProps) => {
  const { palette } = useTheme();
  const colours = {
    activation: palette.info.main,
    covered: palette.success.main,
    cancellation: palette.warning.main,
  };
  const { width, row, top, left, right, axis } = frame;
  const floor = top + lanes.length * row;
  const atX = (day: string) => left + placeOf(course, day) * (width - left - right);
  const months = course.months.slice(0, -1);
  const step = Math.ceil(months.length / 12);
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${width} ${floor + axis}`}
      style={{ width: '100%', maxWidth: 900, height: 'auto', fontSize: 12, minWidth: 480 }}
    >
      {months.map((day, place) => (
        <g key={day}>
          <line x1={atX(day)} x2={atX(day)} y1={top} y2={floor + 6} stroke={palette.divider} />
          {place % step === 0 && (
            <text x={atX(day) + 3} y={floor + 16} fill={palette.text.secondary}>
              {monthName(day, place === 0)}
            </text>
          )}
        </g>
      ))}
      {course.cuttingDays.map((day) => (
        <line
          key={day}
          x1={atX(day)}
          x2={atX(day)}
          y1={top}
          y2={floor}
          stroke={palette.text.secondary}
          strokeDasharray="2 4"
        />
      ))}
      {course.bars.map(({ kind, from, until, isOpen }) => {
        const y = top + lanes.indexOf(kind) * row + 5;
        const x = atX(from);
        const length = Math.max(4, atX(until) - x);
        return (
          <g key={`${kind} ${from}`}>
            <rect
              x={x}
              y={y}
              width={length}
              height={row - 12}
              rx={4}
              fill={colours[kind]}
              fillOpacity={isOpen ? 0.45 : 0.8}
              stroke={colours[kind]}
              strokeDasharray={isOpen ? '4 3' : undefined}
            />
            <text
              x={x > width * 0.7 ? x - 4 : x + length + 4 > width * 0.8 ? x + 6 : x + length + 4}
              y={y + row - 17}
              textAnchor={x > width * 0.7 ? 'end' : 'start'}
              fill={palette.text.primary}
            >
              {nameOf(kind)}
            </text>
          </g>
        );
      })}
      <line
        x1={atX(course.today)}
        x2={atX(course.today)}
        y1={top - 6}
        y2={floor}
        stroke={palette.error.main}
        strokeWidth={2}
      />
      <text x={atX(course.today)} y={floor + 30} textAnchor="middle" fill={palette.error.main}>
        {today}
      </text>
    </svg>
  );
};
