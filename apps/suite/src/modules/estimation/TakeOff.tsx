export default function TakeOff() { return null; }
