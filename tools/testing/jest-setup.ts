import '@testing-library/jest-dom';
import { TextDecoder, TextEncoder } from 'node:util';

// react-router needs them, and jsdom has neither.
Object.assign(globalThis, { TextDecoder, TextEncoder });
