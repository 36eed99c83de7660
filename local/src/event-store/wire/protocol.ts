/** The messages and services of the protocol, as the client's own package defines them. */
import anyPb from 'google-protobuf/google/protobuf/any_pb.js';
import emptyPb from 'google-protobuf/google/protobuf/empty_pb.js';
import codePb from '@eventstore/db-client/generated/code_pb.js';
import gossipGrpc from '@eventstore/db-client/generated/gossip_grpc_pb.js';
import gossipPb from '@eventstore/db-client/generated/gossip_pb.js';
import featuresGrpc from '@eventstore/db-client/generated/serverfeatures_grpc_pb.js';
import featuresPb from '@eventstore/db-client/generated/serverfeatures_pb.js';
import sharedPb from '@eventstore/db-client/generated/shared_pb.js';
import statusPb from '@eventstore/db-client/generated/status_pb.js';
import streamsGrpc from '@eventstore/db-client/generated/streams_grpc_pb.js';
import streamsPb from '@eventstore/db-client/generated/streams_pb.js';

export { anyPb, codePb, emptyPb, featuresPb, gossipPb, sharedPb, statusPb, streamsPb };

export const { GossipService } = gossipGrpc;
export const { ServerFeaturesService } = featuresGrpc;
/** Answers to readers are serialized already. */
export const StreamsService = {
  ...streamsGrpc.StreamsService,
  read: {
    ...streamsGrpc.StreamsService.read,
    responseSerialize: (bytes: Uint8Array) => Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length),
  },
};
