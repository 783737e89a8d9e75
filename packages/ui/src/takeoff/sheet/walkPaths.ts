/** Subset of a pdf.js operator list. */
export interface OperatorList {
  fnArray: readonly number[];
  argsArray: readonly unknown[];
}

/** Operator numbers of the pdf.js version. */
export interface OperatorCodes {
  save: number;
  restore: number;
  transform: number;
  constructPath: number;
  endPath: number;
  paintFormXObjectBegin: number;
  paintFormXObjectEnd: number;
  beginAnnotation: number;
  endAnnotation: number;
}

/** Path step codes of pdf.js. */
const step = { moveTo: 0, lineTo: 1, curveTo: 2, quadraticCurveTo: 3, closePath: 4 } as const;

type Transform = readonly [number, number, number, number, number, number];

const identity: Transform = [1, 0, 0, 1, 0, 0];

const times = (m: Transform, n: ArrayLike<number>): Transform => [
  m[0] * n[0]! + m[2] * n[1]!,
  m[1] * n[0]! + m[3] * n[1]!,
  m[0] * n[2]! + m[2] * n[3]!,
  m[1] * n[2]! + m[3] * n[3]!,
  m[0] * n[4]! + m[2] * n[5]! + m[4],
  m[1] * n[4]! + m[3] * n[5]! + m[5],
];

const isNumbers = (value: unknown): value is ArrayLike<number> =>
  (Array.isArray(value) && typeof value[0] === 'number') || ArrayBuffer.isView(value);

/** Receiver of the paths of a sheet, in page points. */
export interface PathVisitor {
  /** Straight line. */
  line(x1: number, y1: number, x2: number, y2: number): void;
  /** Cubic curve with its control points. */
  curve?(points: readonly [x: number, y: number][]): void;
  /** Called before the lines of a path, with its paint operator and the scale of line widths. @returns false to skip it. */
  path?(paint: number, scale: number): boolean;
  /** Called for any other operator, e.g. one that sets a style. */
  operator?(code: number, args: unknown): void;
}

/** Walks over the visible paths of a sheet. Yields every few thousand operators so that the caller can pause. */
export function* walkPaths(
  { fnArray, argsArray }: OperatorList,
  codes: OperatorCodes,
  visitor: PathVisitor,
): Generator<void, void> {
  const stack: Transform[] = [];
  let matrix = identity;
  let annotations = 0;

  const at = (x: number, y: number): [number, number] => [
    matrix[0] * x + matrix[2] * y + matrix[4],
    matrix[1] * x + matrix[3] * y + matrix[5],
  ];
  const line = (x1: number, y1: number, x2: number, y2: number) => {
    const ax = matrix[0] * x1 + matrix[2] * y1 + matrix[4];
    const ay = matrix[1] * x1 + matrix[3] * y1 + matrix[5];
    const bx = matrix[0] * x2 + matrix[2] * y2 + matrix[4];
    const by = matrix[1] * x2 + matrix[3] * y2 + matrix[5];
    visitor.line(ax, ay, bx, by);
  };

  const readPath = (data: ArrayLike<number>) => {
    let x = 0;
    let y = 0;
    let startX = 0;
    let startY = 0;
    for (let i = 0; i < data.length;) {
      switch (data[i++]) {
        case step.moveTo:
          startX = x = data[i++]!;
          startY = y = data[i++]!;
          break;
        case step.lineTo: {
          const toX = data[i++]!;
          const toY = data[i++]!;
          line(x, y, toX, toY);
          x = toX;
          y = toY;
          break;
        }
        case step.curveTo:
          visitor.curve?.([
            at(x, y),
            at(data[i]!, data[i + 1]!),
            at(data[i + 2]!, data[i + 3]!),
            at(data[i + 4]!, data[i + 5]!),
          ]);
          x = data[i + 4]!;
          y = data[i + 5]!;
          i += 6;
          break;
        case step.quadraticCurveTo:
          x = data[i + 2]!;
          y = data[i + 3]!;
          i += 4;
          break;
        case step.closePath:
          line(x, y, startX, startY);
          x = startX;
          y = startY;
          break;
        default:
          return;
      }
    }
  };

  for (let i = 0; i < fnArray.length; i++) {
    if (i % 4096 === 4095) yield;
    const args = argsArray[i];
    const code = fnArray[i]!;
    switch (code) {
      case codes.save:
        stack.push(matrix);
        visitor.operator?.(code, args);
        break;
      case codes.restore:
        matrix = stack.pop() ?? identity;
        visitor.operator?.(code, args);
        break;
      case codes.transform:
        if (isNumbers(args)) matrix = times(matrix, args);
        break;
      case codes.paintFormXObjectBegin: {
        stack.push(matrix);
        const form: unknown = Array.isArray(args) ? args[0] : null;
        if (isNumbers(form)) matrix = times(matrix, form);
        break;
      }
      case codes.paintFormXObjectEnd:
        matrix = stack.pop() ?? identity;
        break;
      case codes.beginAnnotation:
        annotations++;
        break;
      case codes.endAnnotation:
        annotations = Math.max(0, annotations - 1);
        break;
      case codes.constructPath: {
        // Clip paths are invisible and must not be snapped to.
        if (annotations > 0 || !Array.isArray(args) || args[0] === codes.endPath) break;
        const data: unknown = Array.isArray(args[1]) ? args[1][0] : null;
        const scale = Math.sqrt(Math.abs(matrix[0] * matrix[3] - matrix[1] * matrix[2]));
        if (isNumbers(data) && visitor.path?.(Number(args[0]), scale) !== false) readPath(data);
        break;
      }
      default:
        visitor.operator?.(code, args);
    }
  }
}
