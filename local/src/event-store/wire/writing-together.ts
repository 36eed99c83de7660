/**
 * Lets a reader be sent many messages at once. The stream that gRPC gives to a handler takes the next message when the one
 * before is on its way to the kernel, and so turns the event loop once for each; of a page that is most of what reading costs.
 */
import { ServerInterceptingCall, type ServerInterceptor } from '@grpc/grpc-js';
import { StreamsService } from './protocol.ts';

class WritingTogether extends ServerInterceptingCall {
  /** @param sent called when the last of them is on its way */
  override sendMessage(messages: readonly Uint8Array[], sent: () => void): void {
    messages.forEach((message, index) =>
      super.sendMessage(message, index === messages.length - 1 ? sent : () => {}),
    );
  }
}

export const writingTogether: ServerInterceptor = ({ path }, call) =>
  path === StreamsService.read.path ? new WritingTogether(call) : new ServerInterceptingCall(call);
