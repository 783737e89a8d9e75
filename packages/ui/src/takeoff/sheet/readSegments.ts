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

/** Buffer that grows by doubling, because the number of segments is unknown. */
class SegmentBuffer {
  #data = new Float64Array(1 << 14);
  #length = 0;

  push(x1: number, y1: number, x2: number, y2: number) {
    if (this.#length + 4 > this.#data.length) {
      const grown = new Float64Array(this.#data.length * 2);
      grown.set(this.#data);
      this.#data = grown;
    }
    this.#data[this.#length++] = x1;
    this.#data[this.#length++] = y1;
    this.#data[this.#length++] = x2;
    this.#data[this.#length++] = y2;
  }

  take(): Float64Array {
    return this.#data.slice(0, this.#length);
  }
}

/** Minimum length of a segment in points; shorter ones are lettering or hatch. */
const shortest = 1.5;

/**
 * Reads the straight lines of a sheet in page points. Yields every few thousand operators so that the caller can pause;
 * returns four numbers per segment.
 */
export function* readSegments(list: OperatorList, codes: OperatorCodes): Generator<void, Float64Array> {
  const { fnArray, argsArray } = list;
  const segments = new SegmentBuffer();
  const stack: Transform[] = [];
  let matrix = identity;
  let annotations = 0;

  const add = (x1: number, y1: number, x2: number, y2: number) => {
    const ax = matrix[0] * x1 + matrix[2] * y1 + matrix[4];
    const ay = matrix[1] * x1 + matrix[3] * y1 + matrix[5];
    const bx = matrix[0] * x2 + matrix[2] * y2 + matrix[4];
    const by = matrix[1] * x2 + matrix[3] * y2 + matrix[5];
    if (Math.abs(bx - ax) + Math.abs(by - ay) >= shortest) segments.push(ax, ay, bx, by);
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
          add(x, y, toX, toY);
          x = toX;
          y = toY;
          break;
        }
        case step.curveTo:
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
          add(x, y, startX, startY);
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
    switch (fnArray[i]) {
      case codes.save:
        stack.push(matrix);
        break;
      case codes.restore:
        matrix = stack.pop() ?? identity;
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
        if (isNumbers(data)) readPath(data);
        break;
      }
    }
  }
  return segments.take();
}
