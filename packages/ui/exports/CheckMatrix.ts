export {
  CheckMatrix,
  type CheckMatrixProps,
  type MatrixCell,
  type MatrixColumn,
  type MatrixGroup,
  type MatrixRow,
} from '../src/patterns/CheckMatrix/CheckMatrix.tsx';
